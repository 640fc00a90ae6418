import { Button, Checkbox, Group, Select, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { Dialog } from './dialog.tsx';
import { toExportAddress } from './export-address.ts';
import type { ExportFilter } from './export-address.ts';
import { ExportPresets, KINDS } from './export-presets.tsx';
import type { ExportOptions } from './export-presets.tsx';

const MORE = ['confidence', 'reviewer', 'link'] as const;
const USUAL: ExportOptions = { kind: 'xlsx', list: null, more: [], isReviewedOnly: false };

const keyOf = (templateId: string) => `docsift-export-${templateId}`;

function readLast(templateId: string): ExportOptions {
	try {
		const kept = JSON.parse(
			localStorage.getItem(keyOf(templateId)) ?? '{}',
		) as Partial<ExportOptions>;
		return { ...USUAL, ...kept };
	} catch {
		// Not JSON, so not ours.
		return USUAL;
	}
}

type Props = {
	filter: ExportFilter;
	/** The template whose choices are kept; empty: several templates. The browser keeps the last ones. */
	templateId: string;
	lists: readonly { name: string; label: string }[];
	onClose: () => void;
};

/** Everything that can be chosen for an export. */
export default function ExportDialog({ filter, templateId, lists, onClose }: Props) {
	const [options, setOptions] = useState(() => readLast(templateId));
	const { kind, list, more, isReviewedOnly } = options;
	const change = (next: Partial<ExportOptions>) => setOptions({ ...options, ...next });
	const isCsv = kind.startsWith('csv');
	const rows = isCsv && lists.some(({ name }) => name === list) ? list : null;
	const [format = 'csv', locale] = kind.split('-');
	const address = toExportAddress(format, {
		...filter,
		locale,
		list: rows,
		...(format !== 'json' && { columns: more.join() }),
		...(isReviewedOnly && { needsReview: 'false', status: 'completed' }),
	});
	return (
		<Dialog title={text.exports.options} onClose={onClose}>
			<Stack>
				{templateId !== '' && (
					<ExportPresets {...{ templateId, options }} onChoose={(next) => setOptions(next)} />
				)}
				<Select
					label={text.exports.kind}
					allowDeselect={false}
					value={kind}
					onChange={(value) => change({ kind: KINDS.find((one) => one === value) ?? 'xlsx' })}
					data={KINDS.map((value) => ({ value, label: text.exports.kinds[value] }))}
				/>
				{isCsv && lists.length > 0 && (
					<Select
						label={text.exports.rows}
						allowDeselect={false}
						value={rows ?? ''}
						onChange={(value) => change({ list: value === '' ? null : value })}
						data={[
							{ value: '', label: text.exports.rowPerDocument },
							...lists.map(({ name, label }) => ({
								value: name,
								label: text.exports.rowPerItem(label),
							})),
						]}
					/>
				)}
				{format !== 'json' && (
					<Checkbox.Group
						label={text.exports.more}
						value={more}
						onChange={(value) => change({ more: value })}
					>
						<Stack gap="xs" mt="xs">
							{MORE.map((value) => (
								<Checkbox key={value} value={value} label={text.exports.moreColumns[value]} />
							))}
						</Stack>
					</Checkbox.Group>
				)}
				<Checkbox
					label={text.exports.reviewedOnly}
					checked={isReviewedOnly}
					onChange={({ currentTarget }) => change({ isReviewedOnly: currentTarget.checked })}
				/>
				<Group justify="flex-end">
					<Button variant="default" onClick={onClose}>
						{text.common.cancel}
					</Button>
					<Button
						component="a"
						href={address}
						download
						leftSection={<IconDownload size={16} aria-hidden />}
						onClick={() => {
							localStorage.setItem(keyOf(templateId), JSON.stringify(options));
							// After the click, so that the browser still finds the link.
							setTimeout(onClose);
						}}
					>
						{text.exports.export}
					</Button>
				</Group>
			</Stack>
		</Dialog>
	);
}
