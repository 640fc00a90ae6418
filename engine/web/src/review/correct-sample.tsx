import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/client.ts';
import type { AnyDetail, Judged, Result, Template } from '../api/types.ts';
import { DeskBody } from './desk-body.tsx';
import type { KeptChange } from './keep-corrections.ts';
import { UNREVIEWED, useTemplate } from './queries.ts';
import type { Reviewed } from './read-corrections.ts';
import { useDesk } from './use-desk.ts';

/** Corrections of a sample, and what they have taught. */
export type SavedCorrections = Pick<Judged, 'learnt' | 'notLearnt'> & {
	changes: KeptChange[];
	entered: string[];
};

type Props = {
	sampleId: string;
	templateId: string;
	fileName: string;
	blob: Blob;
	result: Result;
	details: readonly AnyDetail[];
	reviewed: Reviewed;
	/** The path of the value to begin with. */
	start: string | null;
	onSaved: (saved: SavedCorrections) => void;
	onClose: () => void;
};

/** Corrects the values of a sample; the template learns from them as from a review. */
export default function CorrectSample(props: Props) {
	const template = useTemplate(props.templateId);
	if (template.isPending) return null;
	return <Correcting {...props} template={template.data} />;
}

function Correcting({ template, ...props }: Props & { template: Template | undefined }) {
	const { sampleId, templateId, fileName, blob, details, reviewed, onClose } = props;
	const { result } = props;
	const job = useMemo(
		() => ({ jobId: `${sampleId}-${templateId}`, result, details: [...details] }),
		[sampleId, templateId, result, details],
	);
	const desk = useDesk(job, template, { revision: 0, start: props.start });
	const { changes } = desk.view;
	const queries = useQueryClient();
	const save = useMutation({
		mutationFn: () =>
			api.post<Pick<Judged, 'learnt' | 'notLearnt' | 'lessonId'>>(`/samples/${sampleId}/lessons`, {
				templateId,
				changes,
			}),
		onSuccess: async ({ learnt, notLearnt, lessonId }) => {
			desk.dispatch({ type: 'saved', revision: 0 });
			await queries.invalidateQueries({ queryKey: ['memory', templateId] });
			const at = new Date().toISOString();
			props.onSaved({
				learnt,
				notLearnt,
				changes: changes.map((one) => ({ ...one, at, lessonId })),
				entered: changes.map(({ path }) => path),
			});
		},
	});
	return (
		<DeskBody
			{...{ desk, reviewed, details, blob, fileName, onClose }}
			judging={{
				run: () => save.mutate(),
				reject: () => Promise.resolve(),
				isPending: save.isPending,
				error: save.error,
			}}
			review={UNREVIEWED}
			templateName={template?.name}
			words={{ sampleId }}
			isOnlyCorrected
		/>
	);
}
