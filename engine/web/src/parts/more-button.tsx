import { Button, Center } from '@mantine/core';
import { text } from '../text.ts';
import { Refusal } from './failed-load.tsx';

type Props = {
	pages: {
		hasNextPage: boolean;
		isFetchingNextPage: boolean;
		isFetchNextPageError: boolean;
		error: Error | null;
		fetchNextPage: () => Promise<unknown>;
	};
};

/** Loads the next page of a list. */
export function MoreButton({ pages }: Props) {
	if (!pages.hasNextPage) return null;
	return (
		<>
			{pages.isFetchNextPageError && <Refusal error={pages.error} />}
			<Center mt="md">
				<Button
					variant="default"
					loading={pages.isFetchingNextPage}
					onClick={() => void pages.fetchNextPage()}
				>
					{text.common.more}
				</Button>
			</Center>
		</>
	);
}
