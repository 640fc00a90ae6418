/** The filter of the jobs to export, as in the list of jobs, and the options of the export. */
export type ExportFilter = Record<string, string | null | undefined>;

/** Where the browser downloads an export from. */
export function toExportAddress(format: string, filter: ExportFilter): string {
	const query = new URLSearchParams({ format });
	for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
	return `/dashboard/api/v1/jobs/export?${query.toString()}`;
}
