import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { plainName } from '../parts/plain-name.ts';
import { TrashList } from '../parts/trash-list.tsx';
import { text } from '../text.ts';

type TrashedJob = { jobId: string; fileName: string; deletedAt: string };

/** The key of the list, which a deletion makes longer. */
export const JOB_TRASH_KEY = ['job-trash'];

/** Deleted jobs that can be restored. */
export function JobTrash() {
	const trash = useQuery({
		queryKey: JOB_TRASH_KEY,
		queryFn: () => api.get<TrashedJob[]>('/v1/jobs/trash'),
	});
	const queries = useQueryClient();
	return (
		<TrashList
			title={text.trash.jobs}
			nameLabel={text.jobs.file}
			rows={trash.data?.map(({ jobId, fileName, deletedAt }) => ({
				id: jobId,
				name: plainName(fileName),
				deletedAt,
			}))}
			restore={(id) => api.post(`/v1/jobs/${id}/restore`)}
			erase={(id) => api.delete(`/v1/jobs/${id}`)}
			eraseTitle={text.trash.eraseJobTitle}
			eraseHint={text.trash.eraseJobHint}
			onChanged={async () => {
				await queries.invalidateQueries({ queryKey: JOB_TRASH_KEY });
				await queries.invalidateQueries({ queryKey: ['jobs'] });
			}}
		/>
	);
}
