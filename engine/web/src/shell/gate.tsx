import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { tellWhenSignedOut } from '../api/client.ts';
import { ProfileProvider, useChangeSession, useSession } from '../api/session.tsx';
import { SetupPage } from '../pages/setup-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { FailedLoad } from '../parts/failed-load.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { Shell } from './shell.tsx';

/** Shows the dashboard to whoever is signed in, and the way in to everybody else. */
export function Gate({ children }: { children: ReactNode }) {
	const session = useSession();
	const { signedOut } = useChangeSession();
	const [path, go] = useLocation();
	const profile = session.data?.profile ?? null;
	const isOutside = path === '/sign-in' || path === '/setup';

	useEffect(() => tellWhenSignedOut(signedOut), [signedOut]);
	useEffect(() => {
		if (profile && isOutside) go('/', { replace: true });
	}, [profile, isOutside, go]);

	if (session.error) return <FailedLoad error={session.error} again={session.refetch} />;
	if (!session.data || (profile && isOutside)) return <PageLoader />;
	if (session.data.setupNeeded) return <SetupPage />;
	if (!profile) return <SignInPage />;
	return (
		<ProfileProvider value={profile}>
			<Shell>{children}</Shell>
		</ProfileProvider>
	);
}
