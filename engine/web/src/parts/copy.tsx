import { ActionIcon, Button, CopyButton, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { text } from '../text.ts';

type IconProps = { value: string; label?: string; isFirst?: boolean };

export function CopyIcon({ value, label, isFirst = false }: IconProps) {
	return (
		<CopyButton value={value}>
			{({ copied, copy }) => (
				<Tooltip label={copied ? text.common.copied : (label ?? text.common.copy)}>
					<ActionIcon
						variant="subtle"
						color={copied ? 'sift' : 'gray'}
						onClick={copy}
						data-autofocus={isFirst || undefined}
						aria-label={copied ? text.common.copied : (label ?? text.common.copy)}
					>
						{copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
					</ActionIcon>
				</Tooltip>
			)}
		</CopyButton>
	);
}

/** A secret with a copy button. */
export function CopyField({ label, value }: { label: string; value: string }) {
	return (
		<Stack gap={4}>
			<Text fz="sm" fw={500}>
				{label}
			</Text>
			<Group gap="xs" wrap="nowrap" className="copy-field">
				<code tabIndex={0} aria-label={label}>
					{value}
				</code>
				<CopyIcon value={value} isFirst />
			</Group>
		</Stack>
	);
}

export function CodeBlock({ code, label }: { code: string; label: string }) {
	return (
		<div className="code-block">
			<pre tabIndex={0} role="region" aria-label={label}>
				{code}
			</pre>
			<CopyButton value={code}>
				{({ copied, copy }) => (
					<Button
						size="compact-xs"
						variant="default"
						className="code-copy"
						onClick={copy}
						leftSection={copied ? <IconCheck size={13} /> : <IconCopy size={13} />}
					>
						{copied ? text.common.copied : text.common.copy}
					</Button>
				)}
			</CopyButton>
		</div>
	);
}
