import { Center, Loader } from '@mantine/core';
import { text } from '../text.ts';

/** A placeholder while a page, or a part of it, is loading. */
export function PageLoader({ isPart = false }: { isPart?: boolean }) {
	return (
		<Center mih={isPart ? 96 : '50vh'}>
			<Loader type="dots" aria-label={text.common.loading} role="status" />
		</Center>
	);
}
