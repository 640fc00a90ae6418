import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import type { Result } from '../api/types.ts';
import { locale } from '../locale.ts';
import { text } from '../text.ts';
import { Refusal } from './failed-load.tsx';
import { keepFile } from './keep-file.ts';

const FORMATS = ['xlsx', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

type Props = {
	/** The filter of the jobs to export, as in the list of jobs. */
	filter: Record<string, string | null | undefined>;
	label?: string;
	/** Lists of the template that can be exported row by row, with the other values beside each row. */
	lists?: readonly { name: string; label: string }[];
};

/** Exports results as a file. The browser downloads it directly, so that a long file is not held in memory. */
export function ExportMenu({ filter, label = text.exports.label, lists = [] }: Props) {
	const regional = { ...filter, locale: locale.startsWith('fr') ? 'fr' : 'de' };
	const more = (
		<>
			<Menu.Item component="a" href={toAddress('csv', regional)} download>
				{text.exports.regional}
			</Menu.Item>
			{lists.map(({ name, label: list }) => (
				<Menu.Item
					key={name}
					component="a"
					href={toAddress('csv', { ...regional, list: name })}
					download
				>
					{text.exports.rowsOf(list)}
				</Menu.Item>
			))}
		</>
	);
	return (
		<FormatMenu label={label} more={more}>
			{(format) => (
				<Menu.Item key={format} component="a" href={toAddress(format, filter)} download>
					{text.exports.formats[format]}
				</Menu.Item>
			)}
		</FormatMenu>
	);
}

function toAddress(format: string, filter: Props['filter']): string {
	const query = new URLSearchParams({ format });
	for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
	return `/dashboard/api/v1/jobs/export?${query.toString()}`;
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
