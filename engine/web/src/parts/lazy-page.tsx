import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { text } from '../text.ts';
import { PageLoader } from './page-loader.tsx';

type Module<P> = { default: ComponentType<P> };

/**
 * A page whose code is loaded on demand. If loading fails, the rest of the dashboard stays and the person can retry.
 * After a second failure the whole page is reloaded, because the engine may have been updated.
 */
export function lazyPage<P extends object>(load: () => Promise<Module<P>>): ComponentType<P> {
	let known: ComponentType<P> | null = null;
	return function LazyPage(props: P) {
		const [Page, setPage] = useState<ComponentType<P> | null>(() => known);
		const [failures, setFailures] = useState(0);
		const [isAsked, setAsked] = useState(false);
		const ask = useCallback(() => {
			setAsked(true);
			load().then(
				(module) => {
					known = module.default;
					setPage(() => module.default);
				},
				() => {
					setAsked(false);
					setFailures((count) => count + 1);
				},
			);
		}, []);
		useEffect(() => {
			if (!known) ask();
		}, [ask]);
		if (Page) return <Page {...props} />;
		if (isAsked || failures === 0) return <PageLoader />;
		return (
			<Alert
				color="red"
				maw={560}
				m="10vh auto"
				role="alert"
				title={text.errors.notLoaded}
				icon={<IconAlertCircle aria-hidden />}
			>
				{text.errors.notLoadedHint}
				<div>
					<Button
						mt="sm"
						size="xs"
						variant="default"
						onClick={failures > 1 ? () => window.location.reload() : ask}
					>
						{failures > 1 ? text.errors.reload : text.errors.tryAgain}
					</Button>
				</div>
			</Alert>
		);
	};
}
