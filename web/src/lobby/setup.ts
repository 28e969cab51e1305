// The request for a new match, put together from what a game says about itself. Knows no game.
import type { Plan as ListPlan } from '../builder/list';
import { savedLists } from '../builder/saved';
import type { Lobby, MapChoice, MatchRequest, Scenario, SetupOption } from '../protocol/types';

export const BUILD = 'build'; // a Force that is put together at the table
export const OWN = 'own:'; // before the name of a list that was built outside a match
export const HERE = ['me', 'here', 'open']; // everyone else is the name of a computer player

export interface SeatPlan {
  kind: string;
  name: string;
  force: string;
  style?: string; // of a computer; empty: none in particular
}

export interface Plan {
  scenario: Scenario;
  seats: SeatPlan[];
  map: string;
  switches: Record<string, boolean>;
  options: Record<string, string>;
  minutes: number;
  name: string;
  isPublic: boolean;
  rated?: boolean;
  days?: number; // for each move, in a correspondence game
}

export const MOST = 8;

/** How few and how many may play a scenario. */
export function players(scenario: Scenario | undefined): [number, number] {
  const fixed = scenario?.teams?.flat().length;
  return fixed ? [fixed, fixed] : (scenario?.players ?? [2, 2]);
}

/** The maps to choose among: the scenario's own one stands before them already. */
export const mapsFor = (game: Lobby, scenario: Scenario | undefined): [string, MapChoice][] =>
  Object.entries(game.maps ?? {}).filter(([id]) => id !== scenario?.map);

/** The team of a seat; everyone is a team of their own where a scenario names none. */
export function teamOf(scenario: Scenario | undefined, seat: number): number {
  return scenario?.teams?.findIndex((team) => team.includes(seat)) ?? seat;
}

/** The prepared Forces a seat may bring. */
export function forcesOf(scenario: Scenario | undefined, seat: number): string[] {
  return scenario?.seat_forces?.[seat] ?? scenario?.forces ?? [];
}

/** What else can be chosen for a scenario. */
export function optionsOf(game: Lobby, scenario: Scenario): SetupOption[] {
  return (game.options ?? []).filter((option) => option.scenarios?.includes(scenario.id) ?? true);
}

/** The computer player to begin with: games list them from weak to strong; of four, the third. */
export const usualRival = (game: Lobby): string => game.agents[Math.ceil((game.agents.length - 1) / 2)] ?? '';

/**
 * The request for a plan, in as many ways as it takes: not all Forces go together, the server knows which do, and
 * computers take whatever does.
 */
export function requestsOf(game: Lobby, plan: Plan): MatchRequest[] {
  const most = Math.max(1, ...plan.seats.map((_, n) => forcesOf(plan.scenario, n).length));
  const ways = Array.from({ length: most }, (_, turn) => requestOf(game, plan, turn));
  return ways.filter((way, n) => ways.findIndex((other) => JSON.stringify(other) === JSON.stringify(way)) === n);
}

function requestOf(game: Lobby, plan: Plan, turn: number): MatchRequest {
  const { scenario, seats } = plan;
  const setup: Record<string, unknown> = { scenario: scenario.id };
  if (!scenario.teams) setup['players'] = seats.length;
  if (!scenario.fixed) {
    if (game.forces) setup['forces'] = chosenForces(game, scenario, seats, turn);
    if (plan.map) setup['map'] = plan.map;
    for (const option of optionsOf(game, scenario))
      if (plan.options[option.id]) setup[option.id] = plan.options[option.id];
  }
  const on = Object.fromEntries(Object.entries(plan.switches).filter(([, value]) => value));
  if (Object.keys(on).length) setup['switches'] = on;
  const request: MatchRequest = {
    game: game.game,
    setup,
    seats: seats.map(seatRequest),
    name: plan.name,
    public: plan.isPublic,
  };
  if (plan.rated) request.rated = true;
  if (plan.days) request.days = plan.days;
  else if (plan.minutes) request.clock = { seconds: plan.minutes * 60, increment: 5 };
  return request;
}

export function seatRequest(seat: Omit<SeatPlan, 'force'>): NonNullable<MatchRequest['seats']>[number] {
  if (seat.kind === 'open') return { kind: 'open' };
  if (!HERE.includes(seat.kind))
    return { kind: 'computer', agent: seat.style ? `${seat.kind}:${seat.style}` : seat.kind };
  return seat.kind === 'me' ? { kind: 'person', name: seat.name, mine: true } : { kind: 'person', name: seat.name };
}

/** The scenario to begin with: the one a list was built for, else the first in which lists can be brought. */
export function scenarioFor(game: Lobby, plan: Pick<ListPlan, 'format'> | undefined): string {
  const open = game.scenarios.filter((scenario) => !plan || !scenario.fixed);
  return (open.find((scenario) => scenario.id === plan?.format) ?? open[0] ?? game.scenarios[0])?.id ?? '';
}

/** The options of the game that a list was built for: its format is one of their choices. */
export function optionsFor(game: Lobby, plan: Pick<ListPlan, 'format'> | undefined): Record<string, string> {
  const found = (game.options ?? []).filter((option) => option.choices.some((choice) => choice.id === plan?.format));
  return Object.fromEntries(found.map((option) => [option.id, plan!.format]));
}

/** The seats a list of one's own can be chosen at: each, or the first of each team where a list fills the team. */
export const ownSeat = (game: Lobby, scenario: Scenario, seat: number): boolean =>
  (game.lists ?? 0) === 1 || ((game.lists ?? 0) > 1 && teamSeats(scenario, seat)[0] === seat);

const teamSeats = (scenario: Scenario, seat: number): readonly number[] =>
  scenario.teams?.find((team) => team.includes(seat)) ?? [seat];

// What lists of one's own put on the seats: the whole list, or line by line where a list fills a team.
function ownForces(game: Lobby, scenario: Scenario, seats: SeatPlan[]): unknown[] {
  const forces: unknown[] = [];
  for (const [n, seat] of seats.entries()) {
    if (!seat.force.startsWith(OWN)) continue;
    const lines = savedLists(game.game).find((plan) => plan.name === seat.force.slice(OWN.length))?.lines;
    if ((game.lists ?? 0) > 1)
      for (const [k, at] of teamSeats(scenario, n).entries()) forces[at] = lines?.[k]?.card ?? null;
    else forces[n] = lines ? { lines } : null;
  }
  return forces;
}

// A computer brings a prepared Force: one that nobody else has chosen, where there are enough.
function chosenForces(game: Lobby, scenario: Scenario, seats: SeatPlan[], turn: number): unknown[] {
  const taken = new Set(seats.map((seat) => seat.force));
  const own = ownForces(game, scenario, seats);
  return seats.map((seat, n) => {
    if (own[n] !== undefined) return own[n];
    if (seat.force !== BUILD) return seat.force;
    if (HERE.includes(seat.kind)) return null;
    const all = forcesOf(scenario, n);
    const ready = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
    const found = ready.find((force) => !taken.has(force)) ?? ready[0] ?? null;
    if (found) taken.add(found);
    return found;
  });
}
