import { Button, Group, Kbd, Stack, Tooltip } from '@mantine/core';
import { text } from '../text.ts';

type Props = {
	hasChanges: boolean;
	/** Something was done here that is not saved yet. */
	hasSteps: boolean;
	/** A decision about this document was saved before. */
	isDecided: boolean;
	isPending: boolean;
	/** Left out: there is nothing to approve. */
	onApprove?: () => void;
	onSave: () => void;
	onUndo: () => void;
	onReject?: () => void;
	/** Ends the correction without saving. */
	onClose?: () => void;
};

export function DecisionBar(props: Props) {
	const { hasChanges, hasSteps, isDecided, isPending, onApprove, onReject, onClose } = props;
	return (
		<Stack gap="xs" className="review-actions">
			<Group gap="xs">
				{onApprove ? (
					<>
						<Button className="review-approve" loading={isPending} onClick={onApprove}>
							{text.review.approve}
							<Kbd ml={8} size="xs" visibleFrom="md">
								{text.review.keyNames.approve}
							</Kbd>
						</Button>
						<Tooltip label={text.review.saveHint}>
							<Button variant="default" disabled={!hasChanges || isPending} onClick={props.onSave}>
								{text.review.save}
							</Button>
						</Tooltip>
					</>
				) : (
					<Button
						className="review-approve"
						loading={isPending}
						disabled={!hasChanges}
						onClick={props.onSave}
					>
						{text.correct.save}
					</Button>
				)}
				<Button
					variant="default"
					disabled={(!hasSteps && !isDecided) || isPending}
					onClick={props.onUndo}
				>
					{!hasSteps && isDecided ? text.review.undoLast : text.review.undo}
				</Button>
				{onReject && (
					<Button variant="subtle" color="red" onClick={onReject}>
						{text.review.reject}
					</Button>
				)}
				{onClose && (
					<Button variant="subtle" color="gray" onClick={onClose}>
						{text.common.close}
					</Button>
				)}
			</Group>
		</Stack>
	);
}
