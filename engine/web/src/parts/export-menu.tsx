import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { text } from '../text.ts';

const FORMATS = ['xlsx', 'csv', 'json'] as const;

type Props = {
	/** Which jobs: what the export is asked for, as the list of jobs is. */
	filter: Record<string, string | null | undefined>;
	label?: string;
};

/** Results as a file. The browser fetches it by itself, so that a long one is not held in memory. */
export function ExportMenu({ filter, label = text.exports.label }: Props) {
	return (
		<Menu position="bottom-end" withinPortal>
			<Menu.Target>
				<Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
					{label}
				</Button>
			</Menu.Target>
			<Menu.Dropdown>
				{FORMATS.map((format) => (
					<Menu.Item key={format} component="a" href={toAddress(format, filter)} download>
						{text.exports.formats[format]}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	);
}

function toAddress(format: string, filter: Props['filter']): string {
	const query = new URLSearchParams({ format });
	for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
	return `/dashboard/api/v1/jobs/export?${query.toString()}`;
}
