import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconFilePlus } from '@tabler/icons-react';
import { api } from '../api/client.ts';
import { useStarters, useTemplates } from '../api/queries.ts';
import { useMay } from '../api/session.tsx';
import type { Starter } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import { nameKind } from './name-piece.ts';

type Props = {
	/** The kind of the document that no template reads. */
	kind: string;
	/** Reads the document with this template. Without it, the document is read again once the template exists. */
	onTake?: ((templateId: string) => Promise<unknown>) | undefined;
};

/** The kinds that the engine gives to what it does not recognise. */
const UNKNOWN = ['other', 'blank'];

/** Says that no template reads a document, what the document looks like, and offers the starter that reads it. */
export function StarterOffer({ kind, onTake }: Props) {
	return (
		<Alert color="yellow" role="status" className="starter-offer">
			<Stack gap="xs" align="flex-start">
				<Text fz="sm">
					{UNKNOWN.includes(kind) ? text.auto.unread : text.auto.looksLike(nameKind(kind))}
				</Text>
				<TakeStarter {...{ kind, onTake }} />
			</Stack>
		</Alert>
	);
}

/** The starter for a kind of document, added to the account with one click. */
export function TakeStarter({ kind, onTake }: Props) {
	const mayEdit = useMay('edit');
	const starters = useStarters();
	const templates = useTemplates();
	const starter = starters.data?.find(({ kinds }) => kinds.includes(kind));
	const owned = templates.data?.findLast(({ name }) => starter && isNameOf(starter, name));
	const take = useTaking(owned?.id, onTake);
	if (!mayEdit || !starter || !templates.data || (owned && !onTake)) return null;
	return (
		<>
			<Button
				size="xs"
				leftSection={<IconFilePlus size={16} aria-hidden />}
				loading={take.isPending}
				onClick={() => take.mutate(starter)}
				styles={{ root: { height: 'auto', minHeight: 30 }, label: { whiteSpace: 'normal' } }}
			>
				{owned ? text.auto.readWith(owned.name) : text.auto.addStarter(starter.draft.name)}
			</Button>
			<Refusal error={take.error} />
		</>
	);
}

function isNameOf({ draft, firstName }: Starter, name: string): boolean {
	return name === draft.name || name === firstName;
}

function useTaking(ownedId: string | undefined, onTake: Props['onTake']) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: async ({ draft }: Starter) => {
			const id = ownedId ?? (await api.post<{ id: string }>('/v1/templates', draft)).id;
			// A second click after a failure finds the template instead of adding it again.
			await queries.invalidateQueries({ queryKey: ['templates'] });
			await onTake?.(id);
		},
	});
}
