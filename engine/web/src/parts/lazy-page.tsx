import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { text } from '../text.ts';
import { PageLoader } from './page-loader.tsx';

type Module<P> = { default: ComponentType<P> };

/**
 * A page whose code is loaded on demand. If loading fails, the rest of the dashboard stays and the person can retry.
 * A retry that fails reloads the whole page: browsers remember failed modules, and the engine may have been updated.
 */
export function lazyPage<P extends object>(load: () => Promise<Module<P>>): ComponentType<P> {
	let known: ComponentType<P> | null = null;
	return function LazyPage(props: P) {
		const [Page, setPage] = useState<ComponentType<P> | null>(() => known);
		const [hasFailed, setFailed] = useState(false);
		const ask = useCallback((fail: () => void) => {
			setFailed(false);
			load().then((module) => {
				known = module.default;
				setPage(() => module.default);
			}, fail);
		}, []);
		useEffect(() => {
			if (!known) ask(() => setFailed(true));
		}, [ask]);
		if (Page) return <Page {...props} />;
		if (!hasFailed) return <PageLoader />;
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
						onClick={() => ask(() => window.location.reload())}
					>
						{text.errors.tryAgain}
					</Button>
				</div>
			</Alert>
		);
	};
}
