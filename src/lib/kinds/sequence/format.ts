import { formatTyped } from './alphabet';
import type { SequenceSetup } from './setup';

/** The sequence as lines of `key: value`, without rules that do not apply. The parser reads it back. */
export function formatRules({ alphabet, length, rules, letters }: SequenceSetup): string {
	const lines = [`letters: ${alphabet}`, `length: ${length}`, `rule: ${rules.order}`];
	if (rules.apart !== null) lines.push(`apart: ${rules.apart}`);
	if (rules.once) lines.push('once: yes');
	const typed = formatTyped(alphabet, letters);
	if (typed !== '') lines.push(`typed: ${typed}`);
	return `${lines.join('\n')}\n`;
}
