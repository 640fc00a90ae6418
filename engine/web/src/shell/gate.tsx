import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { tellWhenSignedOut } from '../api/client.ts';
import { ProfileProvider, useChangeSession, useSession } from '../api/session.tsx';
import { lazyPage } from '../parts/lazy-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { Shell } from './shell.tsx';

const InvitationPage = lazyPage(() => import('../pages/invitation-page.tsx'));
const SetupPage = lazyPage(() => import('../pages/setup-page.tsx'));
const SignInPage = lazyPage(() => import('../pages/sign-in-page.tsx'));
const ReferencePage = lazyPage(() => import('../pages/reference-page.tsx'));

/** Shows the dashboard to signed-in people, and the sign-in pages to others. */
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

	// Also for signed-in people: the link may be for another account.
	if (path === '/invitation') return <InvitationPage />;
	if (path === '/docs') return <ReferencePage />;
	return (
		<Loaded query={session}>
			{({ setupNeeded }) => {
				if (setupNeeded) return <SetupPage />;
				if (!profile) return <SignInPage />;
				if (isOutside) return <PageLoader />;
				return (
					<ProfileProvider value={profile}>
						<Shell>{children}</Shell>
					</ProfileProvider>
				);
			}}
		</Loaded>
	);
}
