import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { ApiError } from './api/client.ts';
import { readNonce } from './nonce.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { TryItPage } from './pages/try-it-page.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { lazyPage } from './parts/lazy-page.tsx';
import { Allowed, Start } from './shell/allowed.tsx';
import { Gate } from './shell/gate.tsx';
import { GuardedRouter } from './shell/leave-guard.tsx';
import { resolveVariables, theme } from './theme.ts';

const queries = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 5000,
			// Retry only connection failures: the engine would refuse the same request again.
			retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
		},
	},
});

const TemplatesPage = lazyPage(() => import('./pages/templates-page.tsx'));
const TemplatePage = lazyPage(() => import('./pages/template-page.tsx'));
const KeysPage = lazyPage(() => import('./pages/keys-page.tsx'));
const JobsPage = lazyPage(() => import('./pages/jobs-page.tsx'));
const JobPage = lazyPage(() => import('./pages/job-page.tsx'));
const ReviewPage = lazyPage(() => import('./pages/review-page.tsx'));
const ReviewKeptPage = lazyPage(() => import('./pages/review-kept-page.tsx'));
const ReviewDocumentPage = lazyPage(() => import('./pages/review-document-page.tsx'));
const AccuracyPage = lazyPage(() => import('./pages/accuracy-page.tsx'));
const WebhooksPage = lazyPage(() => import('./pages/webhooks-page.tsx'));
const WebhookPage = lazyPage(() => import('./pages/webhook-page.tsx'));
const UsagePage = lazyPage(() => import('./pages/usage-page.tsx'));
const AccountsPage = lazyPage(() => import('./pages/accounts-page.tsx'));
const BatchesPage = lazyPage(() => import('./batches/batches-page.tsx'));
const BatchPage = lazyPage(() => import('./batches/batch-page.tsx'));
const PeoplePage = lazyPage(() => import('./people/people-page.tsx'));
const ActivityPage = lazyPage(() => import('./people/activity-page.tsx'));
const IntakePage = lazyPage(() => import('./intake/intake-page.tsx'));
const SettingsPage = lazyPage(() => import('./pages/settings-page.tsx'));

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
					<GuardedRouter>
						<Gate>
							<Switch>
								<Route path="/">
									<Start>
										<TryItPage />
									</Start>
								</Route>
								<Route path="/templates" component={TemplatesPage} />
								<Route path="/templates/new">
									<Allowed needs="edit">
										<TemplatePage key="new" templateId="new" />
									</Allowed>
								</Route>
								<Route path="/templates/:id">
									{({ id }) => <TemplatePage key={id} templateId={id} />}
								</Route>
								<Route path="/jobs" component={JobsPage} />
								<Route path="/jobs/:id">{({ id }) => <JobPage key={id} jobId={id} />}</Route>
								<Route path="/review" component={ReviewPage} />
								<Route path="/jobs/:id/review">
									{({ id }) => (
										<Allowed needs="review">
											<ReviewDocumentPage key={id} jobId={id} />
										</Allowed>
									)}
								</Route>
								<Route path="/documents/:id/review">
									{({ id }) => (
										<Allowed needs="review">
											<ReviewKeptPage key={id} documentId={id} />
										</Allowed>
									)}
								</Route>
								<Route path="/templates/:id/accuracy">
									{({ id }) => <AccuracyPage key={id} templateId={id} />}
								</Route>
								<Route path="/webhooks">
									<Allowed needs="manage">
										<WebhooksPage />
									</Allowed>
								</Route>
								<Route path="/webhooks/:id">
									{({ id }) => (
										<Allowed needs="manage">
											<WebhookPage key={id} webhookId={id} />
										</Allowed>
									)}
								</Route>
								<Route path="/intake">
									<Allowed needs="manage">
										<IntakePage />
									</Allowed>
								</Route>
								<Route path="/keys">
									<Allowed needs="manage">
										<KeysPage />
									</Allowed>
								</Route>
								<Route path="/usage" component={UsagePage} />
								<Route path="/accounts">
									<Allowed needs="manage">
										<AccountsPage />
									</Allowed>
								</Route>
								<Route path="/batches" component={BatchesPage} />
								<Route path="/batches/:id">{({ id }) => <BatchPage key={id} batchId={id} />}</Route>
								<Route path="/people">
									<Allowed needs="manage">
										<PeoplePage />
									</Allowed>
								</Route>
								<Route path="/activity">
									<Allowed needs="manage">
										<ActivityPage />
									</Allowed>
								</Route>
								<Route path="/settings" component={SettingsPage} />
								<Route component={NotFoundPage} />
							</Switch>
						</Gate>
					</GuardedRouter>
				</ErrorBoundary>
			</QueryClientProvider>
		</MantineProvider>
	);
}
