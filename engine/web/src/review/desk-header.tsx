import { Anchor, Badge, Button, Group } from '@mantine/core';
import { IconKeyboard, IconPlayerTrackNext } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Job, ReviewState, Template } from '../api/types.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { text } from '../text.ts';
import { pathOfQueue } from './queries.ts';
import type { ReviewQueueOf } from './queries.ts';

type Props = {
	job: Job;
	state: ReviewState;
	template: Template | undefined;
	queue: ReviewQueueOf;
	onHelp: () => void;
	onNext: () => void;
};

export function DeskHeader({ job, state, template, queue, onHelp, onNext }: Props) {
	return (
		<PageHeader
			title={job.fileName}
			back={{
				to: pathOfQueue(queue),
				label: queue.batch === null ? text.review.back : text.review.toBatch,
			}}
			lead={
				<Group gap="sm">
					<Badge variant="light" color={state === 'rejected' ? 'red' : 'sift'} className="status">
						{text.review.states[state]}
					</Badge>
					{template && (
						<Anchor
							component={Link}
							href={`/templates/${job.templateId}/accuracy`}
							className="wrap-anywhere"
							title={text.review.accuracyOf(template.name)}
						>
							{template.name}
						</Anchor>
					)}
				</Group>
			}
			actions={
				<>
					<Button
						visibleFrom="md"
						variant="default"
						leftSection={<IconKeyboard size={16} aria-hidden />}
						onClick={onHelp}
					>
						{text.review.shortcuts}
					</Button>
					<Button
						variant="default"
						leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
						onClick={onNext}
					>
						{text.review.next}
					</Button>
				</>
			}
		/>
	);
}
