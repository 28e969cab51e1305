// How the battlefield is shown on this device: in three dimensions or flat, and how finely. Remembered.
import type { Quality } from '../board/three/stage';

export type Look = '3d' | '2d';

const KEY = 'heroscape-look';

export interface Kept {
  look: Look;
  quality: Quality;
}

/** Whether this browser can draw in three dimensions at all, and whether a graphics card does it. */
export function abilities(): { webgl: boolean; fast: boolean } {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return { webgl: false, fast: false };
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return { webgl: true, fast: !/swiftshader|llvmpipe|software/i.test(name) };
  } catch {
    return { webgl: false, fast: false };
  }
}

/** What the player chose last, else what suits the device. */
export function rememberedLook(): Kept {
  const { webgl, fast } = abilities();
  const suits: Kept = { look: webgl ? '3d' : '2d', quality: fast ? 'high' : 'low' };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return {
      look: webgl ? (kept.look ?? suits.look) : '2d',
      quality: kept.quality ?? suits.quality,
    };
  } catch {
    return suits;
  }
}

export const rememberLook = (kept: Kept): void => localStorage.setItem(KEY, JSON.stringify(kept));
