import { Anchor, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CodeBlock } from '../parts/copy.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Logo } from '../parts/logo.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Tone } from '../parts/status-badge.tsx';
import {
	bodyOf,
	listAnswers,
	listEntries,
	listFields,
	listParameters,
	nameType,
} from '../reference/read-reference.ts';
import type { Entry, Line, Reference, Schema } from '../reference/read-reference.ts';
import { KeyContext, TryRequest } from '../reference/try-request.tsx';
import { writeCurl } from '../snippets/write-snippets.ts';
import { text } from '../text.ts';

/** The API reference: a quickstart, then every route. No sign-in needed. */
export default function ReferencePage() {
	useEffect(() => {
		document.title = `${text.reference.title} · ${text.product}`;
	}, []);
	const [key, setKey] = useState('');
	const reference = useQuery({
		queryKey: ['reference'],
		queryFn: async (): Promise<Reference> => {
			const answer = await fetch('/docs/json');
			if (!answer.ok) throw new Error(text.errors.unreadable(answer.status));
			return (await answer.json()) as Reference;
		},
		staleTime: Infinity,
	});
	return (
		<div className="reference">
			<header className="reference-head">
				<Group gap="sm">
					<Logo size={28} />
					<Text fw={700} fz={18} component="span">
						{text.product}
					</Text>
				</Group>
				<Anchor component={Link} href="/" className="back-link" fz="sm">
					<IconChevronLeft size={14} aria-hidden /> {text.reference.back}
				</Anchor>
			</header>
			<main className="reference-main" id="content">
				<Title order={1} fz={28}>
					{text.reference.title}
				</Title>
				<Quickstart />
				<KeyContext value={{ key, setKey }}>
					<Loaded query={reference}>{(found) => <Routes reference={found} />}</Loaded>
				</KeyContext>
			</main>
		</div>
	);
}

function Quickstart() {
	const { origin } = window.location;
	const fetchJob = `curl -s "${origin}/v1/jobs/JOB_ID?wait=30" -H "x-api-key: $DOCSIFT_KEY"`;
	const templates = `curl -s ${origin}/v1/templates -H "x-api-key: $DOCSIFT_KEY"`;
	return (
		<section aria-labelledby="quickstart">
			<Title order={2} fz={20} mt="lg" mb="sm" id="quickstart">
				{text.reference.quickstart}
			</Title>
			<ol className="reference-steps">
				<li>
					{text.reference.stepKey}{' '}
					<Anchor component={Link} href="/keys">
						{text.result.keyHint}
					</Anchor>
				</li>
				<li>
					{text.reference.stepTemplate}
					<CodeBlock code={templates} label={text.reference.stepTemplate} />
				</li>
				<li>
					{text.reference.stepParse}
					<CodeBlock
						code={writeCurl({ origin, templateId: 'TEMPLATE_ID', fileName: 'invoice.pdf' })}
						label={text.reference.stepParse}
					/>
				</li>
				<li>
					{text.reference.stepJob}
					<CodeBlock code={fetchJob} label={text.reference.stepJob} />
				</li>
			</ol>
		</section>
	);
}

function Routes({ reference }: { reference: Reference }) {
	const byTag = [...listEntries(reference)];
	const schemas = Object.entries(reference.components?.schemas ?? {});
	const { description = '', version } = reference.info;
	return (
		<>
			<Text mt="lg" className="wrap-anywhere">
				{description.replaceAll('`', '')}
			</Text>
			<Text fz="sm" c="dimmed">
				{text.settings.version} {version} · <Anchor href="/docs/json">OpenAPI JSON</Anchor> ·{' '}
				<Anchor href="/docs/yaml">YAML</Anchor>
			</Text>
			<nav aria-label={text.reference.contents}>
				<Group gap="md" mt="md">
					{byTag.map(([tag]) => (
						<Anchor key={tag} href={`#tag-${tag}`}>
							{tag}
						</Anchor>
					))}
					<Anchor href="#schemas">{text.reference.schemas}</Anchor>
				</Group>
			</nav>
			{byTag.map(([tag, entries]) => (
				<section key={tag} aria-labelledby={`tag-${tag}`}>
					<Title order={2} fz={20} mt="xl" mb="sm" id={`tag-${tag}`}>
						{tag}
					</Title>
					<Stack gap="xs">
						{entries.map((entry) => (
							<Route key={entry.id} entry={entry} reference={reference} />
						))}
					</Stack>
				</section>
			))}
			<section aria-labelledby="schemas">
				<Title order={2} fz={20} mt="xl" mb="sm" id="schemas">
					{text.reference.schemas}
				</Title>
				<Stack gap="xs">
					{schemas.map(([name, schema]) => (
						<details key={name} className="reference-entry" id={`schema-${name}`}>
							<summary>
								<code>{name}</code>
							</summary>
							<Fields title={text.reference.fields} lines={listFields(schema, reference)} />
							{!schema.properties && <Text fz="sm">{nameType(schema)}</Text>}
						</details>
					))}
				</Stack>
			</section>
		</>
	);
}

const TONES: Readonly<Record<string, Tone>> = {
	get: 'busy',
	post: 'good',
	put: 'idle',
	patch: 'idle',
	delete: 'bad',
};

function Route({ entry, reference }: { entry: Entry; reference: Reference }) {
	const body = bodyOf(entry);
	return (
		<details className="reference-entry" id={entry.id}>
			<summary>
				<StatusBadge tone={TONES[entry.method] ?? 'idle'}>{entry.method.toUpperCase()}</StatusBadge>{' '}
				<code>{entry.path}</code> <span className="reference-summary">{entry.summary}</span>
			</summary>
			{entry.description !== undefined && (
				<Text fz="sm" mt="xs">
					{entry.description.replaceAll('`', '')}
				</Text>
			)}
			<Fields title={text.reference.parameters} lines={listParameters(entry)} />
			{body && (
				<Fields
					title={text.reference.body(body.media)}
					lines={listFields(body.schema, reference)}
				/>
			)}
			<Answers entry={entry} reference={reference} />
			<TryRequest entry={entry} />
		</details>
	);
}

function Answers({ entry, reference }: { entry: Entry; reference: Reference }) {
	return (
		<>
			<Text fw={600} fz="sm" mt="sm">
				{text.reference.answers}
			</Text>
			<dl className="reference-answers">
				{listAnswers(entry, reference).map(({ status, description, schema }) => (
					<div key={status}>
						<dt>
							<code>{status}</code>
						</dt>
						<dd>
							{description.replaceAll('`', '')} <SchemaLink schema={schema} />
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** Links to the description of a named response. */
function SchemaLink({ schema }: { schema: Schema | undefined }) {
	const name = (schema?.$ref ?? schema?.items?.$ref)?.replace('#/components/schemas/', '');
	if (name === undefined || name === 'Error') return null;
	return (
		<Anchor
			href={`#schema-${name}`}
			fz="sm"
			onClick={() => document.getElementById(`schema-${name}`)?.setAttribute('open', '')}
		>
			{nameType(schema)}
		</Anchor>
	);
}

function Fields({ title, lines }: { title: string; lines: readonly Line[] }) {
	if (lines.length === 0) return null;
	return (
		<Paper withBorder mt="sm" className="rows" tabIndex={0} role="region" aria-label={title}>
			<Table fz="sm" verticalSpacing={6}>
				<Table.Caption>{title}</Table.Caption>
				<Table.Tbody>
					{lines.map(({ name, type, isRequired, description }) => (
						<Table.Tr key={name}>
							<Table.Th scope="row">
								<code>{name}</code>
								{isRequired && (
									<Text fz="xs" c="dimmed">
										{text.reference.required}
									</Text>
								)}
							</Table.Th>
							<Table.Td className="wrap-anywhere">{type}</Table.Td>
							<Table.Td className="wrap-anywhere">{description.replaceAll('`', '')}</Table.Td>
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</Paper>
	);
}
