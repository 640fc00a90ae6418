import { Confirm } from '../parts/confirm.tsx';
import { text } from '../text.ts';
import { writeValue } from '../document/format-value.ts';
import { labelOf, valueAt } from './draft.ts';
import { ShortcutList } from './shortcuts.tsx';
import type { Desk } from './use-desk.ts';

/** How many unchecked values are listed before "and n more". */
const MAX_LISTED = 5;

type Props = {
	desk: Desk;
	onApprove: () => void;
	onReject: () => Promise<unknown>;
};

export function DeskDialogs({ desk, onApprove, onReject }: Props) {
	const { state, dispatch } = desk;
	const close = () => dispatch({ type: 'close' });
	switch (state.dialog) {
		case null:
			return null;
		case 'help':
			return <ShortcutList onClose={close} />;
		case 'unchecked':
			return <Unchecked desk={desk} onApprove={onApprove} />;
		case 'reject':
			return (
				<Confirm
					title={text.review.rejectTitle}
					action={text.review.reject}
					onClose={close}
					onConfirm={onReject}
				>
					{text.review.rejectHint}
				</Confirm>
			);
	}
}

/** Asks for confirmation when doubtful values have not been checked. */
function Unchecked({ desk, onApprove }: Omit<Props, 'onReject'>) {
	const { result, unchecked } = desk.view;
	const count = unchecked.length;
	return (
		<Confirm
			title={text.review.uncheckedTitle(count)}
			action={text.review.approveAnyway}
			color="sift"
			onClose={() => {
				desk.dispatch({ type: 'close' });
				desk.dispatch({ type: 'step', by: 1, isFromStart: true });
			}}
			onConfirm={() => {
				// The dialog closes at once: the page itself shows the result, or a conflict with another person.
				onApprove();
				return Promise.resolve();
			}}
		>
			{text.review.uncheckedHint}
			<ul>
				{unchecked.slice(0, MAX_LISTED).map((path) => (
					<li key={path}>
						{labelOf(path)}
						{text.common.colon} <bdi>{writeValue(valueAt(result, path)) || text.review.none}</bdi>
					</li>
				))}
				{count > MAX_LISTED && <li>{text.review.more(count - MAX_LISTED)}</li>}
			</ul>
		</Confirm>
	);
}
