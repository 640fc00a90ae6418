import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { CodeBlock } from '../parts/copy.tsx';
import { useMay } from '../api/session.tsx';
import { text } from '../text.ts';
import { writeCurl, writeTypeScript, writeWorkflow } from './write-snippets.ts';

const KINDS = ['curl', 'workflow', 'typescript'] as const;
type Kind = (typeof KINDS)[number];

type Props = { fileName: string; templateId: string; templateName: string };

export function Snippets({ fileName, templateId, templateName }: Props) {
	const mayManage = useMay('manage');
	const [kind, setKind] = useState<Kind>('curl');
	const about = { origin: window.location.origin, templateId, fileName };
	const code = {
		curl: () => writeCurl(about),
		workflow: () => writeWorkflow({ templateId, templateName, fileName }),
		typescript: () => writeTypeScript(about),
	}[kind]();
	const hints = {
		curl: text.result.curlHint,
		workflow: text.result.workflowHint,
		typescript: text.result.typescriptHint,
	};
	return (
		<Stack gap="sm">
			<SegmentedControl
				aria-label={text.result.use}
				value={kind}
				onChange={setKind}
				data={KINDS.map((value) => ({ value, label: text.result[value] }))}
			/>
			<Text fz="sm" c="dimmed">
				{hints[kind]}{' '}
				{mayManage && (
					<Anchor component={Link} href="/keys" fz="sm">
						{text.result.keyHint}
					</Anchor>
				)}
			</Text>
			<CodeBlock code={code} label={text.result[kind]} />
		</Stack>
	);
}
