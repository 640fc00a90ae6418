import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { useAddress } from './use-address.ts';

/** The page of a long list, in the address; Back and a link to somebody else show the same one. */
export function usePageSteps() {
	const { query, change } = useAddress();
	const cursor = query.get('cursor');
	/** The pages that were looked at from the newest on; null is the newest. */
	const [trail, setTrail] = useState<readonly (string | null)[]>([null]);
	const at = trail.indexOf(cursor);
	const go = (to: string | null) => {
		change({ cursor: to }, true);
		window.scrollTo(0, 0);
	};
	return {
		cursor,
		/** A page that was opened by its address is not on the trail: from there it is the newest. */
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

/** Under a list of which one page is shown. */
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
