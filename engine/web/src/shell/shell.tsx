import {
	ActionIcon,
	AppShell,
	Badge,
	Burger,
	Group,
	NavLink,
	Stack,
	Text,
	Tooltip,
	useComputedColorScheme,
	useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
	IconApi,
	IconChartBar,
	IconEyeCheck,
	IconFileSearch,
	IconHelpCircle,
	IconKey,
	IconListCheck,
	IconMailbox,
	IconLogout,
	IconMoon,
	IconSettings,
	IconSun,
	IconStack2,
	IconTemplate,
	IconUsers,
	IconUsersGroup,
	IconWebhook,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { useChangeSession, useProfile } from '../api/session.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Logo } from '../parts/logo.tsx';
import { forgetDrafts } from '../builder/keep-draft.ts';
import { useReviewCount } from '../review/queries.ts';
import { text } from '../text.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { findHelp } from './help-link.ts';
import { leaveThen } from './leave-guard.tsx';

const listPages = () => [
	{ path: '/', label: text.shell.tryIt, icon: IconFileSearch, needs: 'edit' as const },
	{ path: '/templates', label: text.shell.templates, icon: IconTemplate },
	{ path: '/jobs', label: text.shell.jobs, icon: IconListCheck },
	{ path: '/review', label: text.review.nav, icon: IconEyeCheck },
	{ path: '/batches', label: text.batches.nav, icon: IconStack2 },
	{ path: '/intake', label: text.intake.title, icon: IconMailbox, needs: 'manage' as const },
	{ path: '/webhooks', label: text.shell.webhooks, icon: IconWebhook, needs: 'manage' as const },
	{ path: '/keys', label: text.shell.keys, icon: IconKey, needs: 'manage' as const },
	{ path: '/usage', label: text.shell.usage, icon: IconChartBar },
	{ path: '/people', label: text.people.nav, icon: IconUsersGroup, needs: 'manage' as const },
];
const listOwnerPages = () => [{ path: '/accounts', label: text.shell.accounts, icon: IconUsers }];

export function Shell({ children }: { children: ReactNode }) {
	const { isOwner, may } = useProfile();
	const pages = listPages().filter(({ needs }) => needs === undefined || may.includes(needs));
	const [path] = useLocation();
	const [isOpen, menu] = useDisclosure(false);
	const main = useRef<HTMLElement>(null);
	// A review page has the address of its job but belongs to Review.
	const place = path.endsWith('/review') ? '/review' : path;
	const isActive = (to: string) => (to === '/' ? place === '/' : place.startsWith(to));

	// A new page starts at its top, and on a phone the menu closes.
	useEffect(() => {
		menu.close();
		window.scrollTo(0, 0);
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [path]);

	return (
		<AppShell
			header={{ height: 56, collapsed: false }}
			navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
			padding={0}
			classNames={{ header: 'shell-header', navbar: 'shell-navbar', main: 'shell-main' }}
		>
			<a className="skip-link" href="#content" onClick={() => main.current?.focus()}>
				{text.shell.skip}
			</a>
			<AppShell.Header hiddenFrom="md">
				<Group h="100%" px="md" justify="space-between">
					<Brand />
					<Burger opened={isOpen} onClick={menu.toggle} size="sm" aria-label={text.shell.menu} />
				</Group>
			</AppShell.Header>
			<AppShell.Navbar p="md" aria-label={text.shell.navigation}>
				<Group visibleFrom="md" mb="lg" px={8} pt={4}>
					<Brand />
				</Group>
				<Stack gap={2} flex={1}>
					{[...pages, ...(isOwner ? listOwnerPages() : [])].map(
						({ path: to, label, icon: Icon }) => (
							<NavLink
								key={to}
								component={Link}
								href={to}
								label={label}
								active={isActive(to)}
								aria-current={isActive(to) ? 'page' : undefined}
								leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
								rightSection={to === '/review' && <ReviewCount />}
							/>
						),
					)}
				</Stack>
				<Footer isActive={isActive} />
			</AppShell.Navbar>
			<AppShell.Main id="content" ref={main} tabIndex={-1}>
				<ConnectionNotice />
				<div className="page">
					<ErrorBoundary key={path}>{children}</ErrorBoundary>
				</div>
			</AppShell.Main>
		</AppShell>
	);
}

/** The number of documents that wait for review. */
function ReviewCount() {
	const count = useReviewCount();
	if (count === 0) return null;
	return (
		<Badge size="sm" variant="light" title={text.review.navCount(count)}>
			{count}
		</Badge>
	);
}

function Brand() {
	return (
		<Link href="/" className="brand">
			<Logo size={28} />
			<Text component="span" fw={700} fz={18}>
				{text.product}
			</Text>
		</Link>
	);
}

function Footer({ isActive }: { isActive: (to: string) => boolean }) {
	const { email, signedInWith } = useProfile();
	const [path] = useLocation();
	const { signedOut } = useChangeSession();
	const { setColorScheme } = useMantineColorScheme();
	const isDark = useComputedColorScheme('light') === 'dark';
	const signOut = useMutation({
		mutationFn: async () => {
			if (signedInWith !== 'oidc') return await api.delete('/session');
			const { url } = await api.post<{ url: string | null }>('/oidc/sign-out');
			// The identity provider ends its own session and sends the browser back.
			if (url !== null) window.location.assign(url);
			return null;
		},
		onSuccess: () => {
			forgetDrafts();
			signedOut();
		},
	});
	const schemeLabel = isDark ? text.shell.toLight : text.shell.toDark;
	return (
		<Stack gap={2}>
			<NavLink
				component="a"
				href={findHelp(path)}
				target="_blank"
				label={text.shell.help}
				leftSection={<IconHelpCircle size={18} stroke={1.7} aria-hidden />}
			/>
			<NavLink
				component={Link}
				href="/docs"
				label={text.shell.reference}
				leftSection={<IconApi size={18} stroke={1.7} aria-hidden />}
			/>
			<NavLink
				component={Link}
				href="/settings"
				label={text.shell.settings}
				active={isActive('/settings')}
				leftSection={<IconSettings size={18} stroke={1.7} aria-hidden />}
			/>
			<Refusal error={signOut.error} />
			<Group className="shell-footer" justify="space-between" wrap="nowrap" gap="xs">
				<Text fz="xs" c="dimmed" truncate title={text.shell.signedInAs(email)}>
					{email}
				</Text>
				<Group gap={4} wrap="nowrap">
					<Tooltip label={schemeLabel}>
						<ActionIcon
							variant="subtle"
							color="gray"
							aria-label={schemeLabel}
							onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
						>
							{isDark ? <IconSun size={18} stroke={1.7} /> : <IconMoon size={18} stroke={1.7} />}
						</ActionIcon>
					</Tooltip>
					<Tooltip label={text.shell.signOut}>
						<ActionIcon
							variant="subtle"
							color="gray"
							aria-label={text.shell.signOut}
							loading={signOut.isPending}
							onClick={() => leaveThen(() => signOut.mutate())}
						>
							<IconLogout size={18} stroke={1.7} />
						</ActionIcon>
					</Tooltip>
				</Group>
			</Group>
		</Stack>
	);
}
