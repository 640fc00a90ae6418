import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/client.ts';
import { useDocument } from '../api/load-document.ts';
import type { Job, Lesson, LessonPlaces } from '../api/types.ts';
import { DocumentView } from '../document/document-view.tsx';
import type { Size } from '../document/size.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Ago } from '../parts/time.tsx';
import { nameAuthor } from '../versions/name-author.ts';
import { text } from '../text.ts';
import { labelOf } from './draft.ts';
import { listPlaces } from './list-places.ts';
import type { LearntPlace } from './list-places.ts';

type Props = {
	templateId: string;
	lessonId: string;
	/** The job that taught it; null: it has no document. */
	jobId: string | null;
	onClose: () => void;
};

/** A lesson on the document that taught it: the place of each value, who taught it and when. */
export default function LessonPlacesDialog({ templateId, lessonId, jobId, onClose }: Props) {
	const isSmall = useMediaQuery('(max-width: 48em)');
	const lesson = useQuery({
		queryKey: ['lesson', lessonId],
		queryFn: () => api.get<LessonPlaces>(`/v1/templates/${templateId}/memory/${lessonId}`),
	});
	return (
		<Modal
			opened
			fullScreen={isSmall}
			onClose={onClose}
			title={text.lesson.title}
			closeButtonProps={{ 'aria-label': text.common.close }}
			size="80rem"
			yOffset="3dvh"
		>
			<Loaded query={lesson} isPart>
				{(found) => (
					<>
						<TaughtBy lesson={found} />
						<Places lesson={found} />
						{jobId !== null && <OnDocument {...{ jobId }} places={listPlaces(found.lesson)} />}
					</>
				)}
			</Loaded>
		</Modal>
	);
}

/** Who taught a lesson, and when. */
export function TaughtBy({ lesson }: { lesson: Pick<Lesson, 'taughtBy' | 'createdAt'> }) {
	const { taughtBy, createdAt } = lesson;
	return (
		<Text fz="sm" component="div">
			{taughtBy !== null && (
				<>
					<bdi>{nameAuthor(taughtBy)}</bdi>
					{', '}
				</>
			)}
			<Ago at={createdAt} />
		</Text>
	);
}

function Places({ lesson: { fields, tables, lesson } }: { lesson: LessonPlaces }) {
	const placed = new Set(listPlaces(lesson).map(({ path }) => path));
	const missing = lesson.fields.flatMap(({ path, places }) => (places.length === 0 ? [path] : []));
	const others = [
		...fields.filter((path) => !placed.has(path) && !missing.includes(path)),
		...tables,
	];
	return (
		<Text fz="sm" mb="md" className="wrap-anywhere">
			{placed.size > 0 && text.lesson.places([...placed].map(labelOf).join(', '))}{' '}
			{others.length > 0 && text.lesson.byHead(others.map(labelOf).join(', '))}{' '}
			{missing.length > 0 && text.lesson.missing(missing.map(labelOf).join(', '))}
		</Text>
	);
}

type OnDocumentProps = { jobId: string; places: LearntPlace[] };

function OnDocument({ jobId, places }: OnDocumentProps) {
	const document = useDocument(jobId);
	const job = useQuery({
		queryKey: ['job', jobId, 'lesson'],
		queryFn: () => api.get<Job>(`/v1/jobs/${jobId}`),
	});
	const overlay = useCallback(
		(page: number, size: Size) =>
			places
				.filter((place) => place.page === page)
				.map((place) => <Mark key={place.path} {...{ place, size }} />),
		[places],
	);
	const [first] = places;
	return (
		<Loaded query={document} isPart>
			{(blob) => (
				<DocumentView
					{...{ blob, jobId, overlay }}
					fileName={job.data?.fileName ?? ''}
					start={first?.page}
					details={[]}
					selected={null}
					onSelect={() => undefined}
				/>
			)}
		</Loaded>
	);
}

function Mark({ place, size }: { place: LearntPlace; size: Size }) {
	const { x0, x1, y0, y1 } = place;
	// Places are in shares of the page width, also vertically.
	const down = (share: number) => `${(100 * share * size.width) / size.height}%`;
	return (
		<span
			className="lesson-place"
			style={{
				left: `${100 * x0}%`,
				width: `${100 * (x1 - x0)}%`,
				top: down(y0),
				height: down(y1 - y0),
			}}
		>
			<span className="lesson-place-name">{labelOf(place.path)}</span>
		</span>
	);
}
