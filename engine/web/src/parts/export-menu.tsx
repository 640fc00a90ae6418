import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import type { Result } from '../api/types.ts';
import { locale } from '../locale.ts';
import { text } from '../text.ts';
import { toExportAddress } from './export-address.ts';
import type { ExportFilter } from './export-address.ts';
import { Refusal } from './failed-load.tsx';
import { keepFile } from './keep-file.ts';
import { lazyPage } from './lazy-page.tsx';

const ExportDialog = lazyPage(() => import('./export-dialog.tsx'));

const FORMATS = ['xlsx', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

type Props = {
	/** The filter of the jobs to export, as in the list of jobs. */
	filter: ExportFilter;
	label?: string;
	/** Lists of the template that can be exported row by row, with the other values beside each row. */
	lists?: readonly { name: string; label: string }[];
	/** The template of the jobs; left out: they may have several. */
	templateId?: string;
};

/** Exports results as a file. The browser downloads it directly, so that a long file is not held in memory. */
export function ExportMenu({
	filter,
	label = text.exports.label,
	lists = [],
	templateId = '',
}: Props) {
	const [isChoosing, setChoosing] = useState(false);
	const regional = { ...filter, locale: locale.startsWith('fr') ? 'fr' : 'de' };
	const more = (
		<>
			<Menu.Item component="a" href={toExportAddress('csv', regional)} download>
				{text.exports.regional}
			</Menu.Item>
			{lists.map(({ name, label: list }) => (
				<Menu.Item
					key={name}
					component="a"
					href={toExportAddress('csv', { ...regional, list: name })}
					download
				>
					{text.exports.rowsOf(list)}
				</Menu.Item>
			))}
			<Menu.Divider />
			<Menu.Item onClick={() => setChoosing(true)}>{text.exports.moreOptions}</Menu.Item>
		</>
	);
	return (
		<>
			<FormatMenu label={label} more={more}>
				{(format) => (
					<Menu.Item key={format} component="a" href={toExportAddress(format, filter)} download>
						{text.exports.formats[format]}
					</Menu.Item>
				)}
			</FormatMenu>
			{isChoosing && (
				<ExportDialog {...{ filter, lists, templateId }} onClose={() => setChoosing(false)} />
			)}
		</>
	);
}

type ResultProps = { sampleId: string; templateId: string; result: Result };

/** Downloads the values of a sample in the same format as those of a job. */
export function DownloadMenu({ sampleId, ...shown }: ResultProps) {
	const make = useMutation({
		mutationFn: (format: Format) => api.file(`/samples/${sampleId}/export`, { format, ...shown }),
		onSuccess: (file) => keepFile(file, file.name),
	});
	return (
		<>
			<FormatMenu label={text.common.download} isLoading={make.isPending}>
				{(format) => (
					<Menu.Item key={format} onClick={() => make.mutate(format)}>
						{text.exports.formats[format]}
					</Menu.Item>
				)}
			</FormatMenu>
			<Refusal error={make.error} />
		</>
	);
}

type MenuProps = {
	label: string;
	isLoading?: boolean;
	children: (format: Format) => ReactNode;
	/** Further entries. */
	more?: ReactNode;
};

function FormatMenu({ label, isLoading = false, children, more }: MenuProps) {
	return (
		<Menu position="bottom-end" withinPortal>
			<Menu.Target>
				<Button
					variant="default"
					leftSection={<IconDownload size={16} aria-hidden />}
					loading={isLoading}
				>
					{label}
				</Button>
			</Menu.Target>
			<Menu.Dropdown>
				{FORMATS.map(children)}
				{more}
			</Menu.Dropdown>
		</Menu>
	);
}
