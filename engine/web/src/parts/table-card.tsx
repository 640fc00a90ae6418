import { Paper, Table, VisuallyHidden } from '@mantine/core';
import type { TableTdProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
	label: string;
	head: readonly ReactNode[];
	/** How the table is sorted by each column; empty: not at all. */
	sorts?: readonly ('ascending' | 'descending' | '')[];
	children: ReactNode;
};

/** A table in a card; on a small screen each row becomes a block. An empty heading is for actions. */
export function TableCard({ label, head, sorts = [], children }: Props) {
	return (
		<Paper withBorder className="table-card" tabIndex={0} role="region" aria-label={label}>
			<Table highlightOnHover>
				<Table.Thead>
					<Table.Tr>
						{head.map((name, i) => (
							<Table.Th key={i} scope="col" aria-sort={sorts[i] === '' ? undefined : sorts[i]}>
								{name === '' ? <VisuallyHidden>{label}</VisuallyHidden> : name}
							</Table.Th>
						))}
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>{children}</Table.Tbody>
			</Table>
		</Paper>
	);
}

const { tr, td } = Table.classes;

/** A row of a long list. Mantine's rows and cells take ten times as long to render. */
export function PlainRow({ children }: { children: ReactNode }) {
	return (
		<tr className={tr} data-hover data-with-row-border>
			{children}
		</tr>
	);
}

type PlainCellProps = { label?: string; className?: string; children: ReactNode };

export function PlainCell({ label, className = '', children }: PlainCellProps) {
	return (
		<td className={`${td ?? ''} ${className}`} data-label={label}>
			{children}
		</td>
	);
}

/** A cell with a label for small screens, where headings are hidden. */
export function Cell({ label, ...cell }: TableTdProps & { label: string }) {
	return <Table.Td data-label={label} {...cell} />;
}
