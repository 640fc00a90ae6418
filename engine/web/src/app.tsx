import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ApiError } from './api/client.ts';
import { readNonce } from './nonce.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { TryItPage } from './pages/try-it-page.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { PageLoader } from './parts/page-loader.tsx';
import { Gate } from './shell/gate.tsx';
import { resolveVariables, theme } from './theme.ts';

const queries = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 5000,
			// What the engine refuses it refuses again; what did not arrive may arrive.
			retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
		},
	},
});

const TemplatesPage = lazy(() => import('./pages/templates-page.tsx'));
const TemplatePage = lazy(() => import('./pages/template-page.tsx'));
const KeysPage = lazy(() => import('./pages/keys-page.tsx'));
const JobsPage = lazy(() => import('./pages/jobs-page.tsx'));
const JobPage = lazy(() => import('./pages/job-page.tsx'));
const WebhooksPage = lazy(() => import('./pages/webhooks-page.tsx'));
const WebhookPage = lazy(() => import('./pages/webhook-page.tsx'));
const UsagePage = lazy(() => import('./pages/usage-page.tsx'));
const AccountsPage = lazy(() => import('./pages/accounts-page.tsx'));
const BatchesPage = lazy(() => import('./batches/batches-page.tsx'));
const BatchPage = lazy(() => import('./batches/batch-page.tsx'));
const PeoplePage = lazy(() => import('./people/people-page.tsx'));
const ActivityPage = lazy(() => import('./people/activity-page.tsx'));
const SettingsPage = lazy(() => import('./pages/settings-page.tsx'));

export function App() {
	return (
		<MantineProvider
			theme={theme}
			cssVariablesResolver={resolveVariables}
			defaultColorScheme="auto"
			getStyleNonce={readNonce}
		>
			<QueryClientProvider client={queries}>
				<ErrorBoundary>
					<Gate>
						<Suspense fallback={<PageLoader />}>
							<Switch>
								<Route path="/" component={TryItPage} />
								<Route path="/templates" component={TemplatesPage} />
								<Route path="/templates/:id">
									{({ id }) => <TemplatePage key={id} templateId={id} />}
								</Route>
								<Route path="/jobs" component={JobsPage} />
								<Route path="/jobs/:id">{({ id }) => <JobPage key={id} jobId={id} />}</Route>
								<Route path="/webhooks" component={WebhooksPage} />
								<Route path="/webhooks/:id">
									{({ id }) => <WebhookPage key={id} webhookId={id} />}
								</Route>
								<Route path="/keys" component={KeysPage} />
								<Route path="/usage" component={UsagePage} />
								<Route path="/accounts" component={AccountsPage} />
								<Route path="/batches" component={BatchesPage} />
								<Route path="/batches/:id">{({ id }) => <BatchPage key={id} batchId={id} />}</Route>
								<Route path="/people" component={PeoplePage} />
								<Route path="/activity" component={ActivityPage} />
								<Route path="/settings" component={SettingsPage} />
								<Route component={NotFoundPage} />
							</Switch>
						</Suspense>
					</Gate>
				</ErrorBoundary>
			</QueryClientProvider>
		</MantineProvider>
	);
}
