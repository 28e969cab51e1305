// A WebSocket to a server, as light as can be, so that it is the servers that are measured: text messages of
// one frame each way, pings answered. Both servers are spoken to through it.
const net = require('net');
const crypto = require('crypto');

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const READ = Buffer.alloc(1 << 18); // what is read lies here until it has been heard, whoever reads

class Line {
  // `heard` is given every message, `closed` the code when the line is closed.
  // `from`: the address that a trusted proxy would name.
  constructor(url, heard, closed, from = '') {
    const { hostname, port, pathname, search } = new URL(url);
    this.heard = heard;
    this.closed = closed;
    this.rest = null; // bytes of a frame that is not all here
    this.open = false;
    const callback = (length) => this.receive(length);
    const onread = { buffer: READ, callback };
    this.socket = net.connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.socket.on('close', () => this.closed(1006));
    this.socket.on('error', () => {});
    this.socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        (from ? `X-Forwarded-For: ${from}\r\n` : '') +
        `Sec-WebSocket-Key: ${crypto.randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  }

  leave() {
    this.socket.end(Buffer.from([0x88, 0x80, 0, 0, 0, 0])); // a frame that closes
  }

  receive(count) {
    let data = READ;
    let end = count;
    if (this.rest) {
      data = Buffer.concat([this.rest, READ.subarray(0, count)]);
      end = data.length;
    }
    let at = 0;
    if (!this.open) {
      at = data.subarray(0, end).indexOf('\r\n\r\n') + 4;
      this.open = at > 3;
      if (this.open && !data.latin1Slice(0, 12).endsWith('101')) throw new Error(data.latin1Slice(0, at));
      if (!this.open) at = 0;
    }
    while (this.open && at + 2 <= end) {
      let length = data[at + 1];
      let start = at + 2;
      if (length === 126) {
        if (start + 2 > end) break;
        length = (data[start] << 8) | data[start + 1];
        start += 2;
      } else if (length === 127) {
        if (start + 8 > end) break;
        length = Number(data.readBigUInt64BE(start));
        start += 8;
      }
      if (start + length > end) break;
      this.frame(data[at], data, start, start + length);
      at = start + length;
    }
    this.rest = at < end ? Buffer.from(data.subarray(at, end)) : null;
    return true;
  }

  frame(first, data, start, end) {
    const opcode = first & 15;
    if (!(first & 128)) throw new Error('a message in pieces');
    if (opcode === TEXT) this.heard(data.utf8Slice(start, end));
    else if (opcode === PING) this.write(PONG, end - start, (frame, at) => data.copy(frame, at, start, end));
    else if (opcode === CLOSE) {
      this.socket.removeAllListeners('close');
      this.socket.destroy();
      this.closed(data.readUInt16BE(start));
    }
  }

  send(text) {
    this.write(TEXT, Buffer.byteLength(text), (frame, at) => frame.utf8Write(text, at));
  }

  // A client masks what it sends; a mask of zeros is one too.
  write(opcode, length, fill) {
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = 128 | opcode;
    frame[1] = 128 | (head === 6 ? length : 126);
    if (head === 8) frame.writeUInt16BE(length, 2);
    frame.fill(0, head - 4, head);
    fill(frame, head);
    this.socket.write(frame);
  }
}

// A Socket.IO connection to a namespace, on such a line; `heard` is given a message and where its JSON begins.
class Io {
  constructor(url, namespace, connected, heard) {
    const prefix = `42${namespace},`;
    this.prefix = prefix;
    this.line = new Line(
      `${url}/socket.io/?EIO=4&transport=websocket`,
      (text) => {
        if (text.startsWith(prefix)) heard(text, prefix.length);
        else if (text[0] === '0') this.line.send(`40${namespace},`);
        else if (text[0] === '2') this.line.send('3');
        else if (text.startsWith(`40${namespace}`)) connected();
        else console.error(text);
      },
      (code) => console.error(`closed: ${code}`),
    );
  }

  emit(...message) {
    this.line.send(this.prefix + JSON.stringify(message));
  }
}

module.exports = { Line, Io };
