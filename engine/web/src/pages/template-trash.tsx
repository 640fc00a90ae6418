import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { TrashList } from '../parts/trash-list.tsx';
import type { TrashRow } from '../parts/trash-list.tsx';
import { text } from '../text.ts';

/** The key of the list, which a deletion makes longer. */
export const TRASH_KEY = ['trash'];

/** Deleted templates that can be restored. */
export function TemplateTrash() {
	const trash = useQuery({ queryKey: TRASH_KEY, queryFn: () => api.get<TrashRow[]>('/v1/trash') });
	const queries = useQueryClient();
	return (
		<TrashList
			title={text.trash.title}
			nameLabel={text.trash.name}
			rows={trash.data}
			restore={(id) => api.post(`/v1/trash/${id}/restore`)}
			erase={(id) => api.delete(`/v1/trash/${id}`)}
			eraseTitle={text.trash.eraseTitle}
			eraseHint={text.trash.eraseHint}
			onChanged={async () => {
				await queries.invalidateQueries({ queryKey: TRASH_KEY });
				await queries.invalidateQueries({ queryKey: ['templates'] });
			}}
		/>
	);
}
