import { Center, Loader } from '@mantine/core';
import { text } from '../text.ts';

export function PageLoader() {
	return (
		<Center mih="50vh">
			<Loader type="dots" aria-label={text.common.loading} role="status" />
		</Center>
	);
}
