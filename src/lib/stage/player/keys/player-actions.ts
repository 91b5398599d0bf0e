import type { Breakpoint } from '../stops/breakpoints';
import { nextGrain, type Grain } from '../grain';
import type { Jump } from '../jumps';
import type { ActionId } from './keys';

/** The parts of a player that keys control. */
export interface PlayerControls {
	grain: Grain;
	readonly breakpoints: readonly Breakpoint[];
	readonly depth: number;
	readonly selected: number | null;
	toggle(): void;
	step(direction: 1 | -1): Promise<void>;
	jump(direction: 1 | -1, jump: Jump): Promise<boolean>;
	start(): void;
	end(): void;
	slower(): void;
	faster(): void;
}

type Act = (player: PlayerControls) => void;

const step =
	(direction: 1 | -1): Act =>
	(player) =>
		void player.step(direction);
const jump =
	(direction: 1 | -1, target: Jump): Act =>
	(player) =>
		void player.jump(direction, target);
const jumpToCell =
	(direction: 1 | -1): Act =>
	(player) => {
		const variable = player.selected;
		if (variable !== null) void player.jump(direction, { variable });
	};

const ACTS: Partial<Record<ActionId, Act>> = {
	toggle: (player) => player.toggle(),
	'step-back': step(-1),
	'step-forward': step(1),
	'backtrack-back': jump(-1, 'backtrack'),
	'backtrack-forward': jump(1, 'backtrack'),
	'solution-back': jump(-1, 'solution'),
	'solution-forward': jump(1, 'solution'),
	'deadend-back': jump(-1, 'deadend'),
	'deadend-forward': jump(1, 'deadend'),
	'cell-back': jumpToCell(-1),
	'cell-forward': jumpToCell(1),
	return: (player) => void player.jump(1, { depth: player.depth }),
	breakpoint: (player) => {
		if (player.breakpoints.length > 0) void player.jump(1, 'breakpoint');
	},
	start: (player) => player.start(),
	end: (player) => player.end(),
	slower: (player) => player.slower(),
	faster: (player) => player.faster(),
	grain: (player) => {
		player.grain = nextGrain(player.grain);
	}
};

/** Performs the action of a key; returns false if the player does not handle it. */
export function performAction(player: PlayerControls, action: ActionId): boolean {
	const act = ACTS[action];
	act?.(player);
	return act !== undefined;
}
