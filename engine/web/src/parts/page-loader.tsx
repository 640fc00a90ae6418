import { Center, Loader } from '@mantine/core';
import { text } from '../text.ts';

/** Where a page will be, or a part of one. */
export function PageLoader({ isPart = false }: { isPart?: boolean }) {
	return (
		<Center mih={isPart ? 96 : '50vh'}>
			<Loader type="dots" aria-label={text.common.loading} role="status" />
		</Center>
	);
}
