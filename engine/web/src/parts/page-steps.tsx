import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { useAddress } from './use-address.ts';

/** The page of a long list, in the address, so that Back and a shared link show the same one. */
export function usePageSteps() {
	const { query, change } = useAddress();
	const cursor = query.get('cursor');
	/** The visited pages, newest first; null is the first page. */
	const [trail, setTrail] = useState<readonly (string | null)[]>([null]);
	const at = trail.indexOf(cursor);
	const go = (to: string | null) => {
		change({ cursor: to }, true);
		window.scrollTo(0, 0);
	};
	return {
		cursor,
		/** A page opened by its address has no trail, so "Newer" leads to the first page. */
		goNewer: () => go(trail[at - 1] ?? null),
		goOlder: (next: string) => {
			const before = at < 0 ? [null, cursor] : trail.slice(0, at + 1);
			setTrail([...before, next]);
			go(next);
		},
	};
}

type Props = {
	steps: ReturnType<typeof usePageSteps>;
	nextCursor: string | null | undefined;
	isLoading: boolean;
};

/** The buttons between pages of a list. */
export function PageSteps({ steps, nextCursor, isLoading }: Props) {
	const { cursor, goNewer, goOlder } = steps;
	if (cursor === null && !nextCursor) return null;
	return (
		<Group justify="center" mt="md" component="nav" aria-label={text.common.listPages}>
			<Button
				variant="default"
				leftSection={<IconChevronLeft size={16} aria-hidden />}
				disabled={cursor === null || isLoading}
				onClick={goNewer}
			>
				{text.common.newer}
			</Button>
			<Button
				variant="default"
				rightSection={<IconChevronRight size={16} aria-hidden />}
				disabled={!nextCursor || isLoading}
				onClick={() => nextCursor && goOlder(nextCursor)}
			>
				{text.common.older}
			</Button>
		</Group>
	);
}
