import { join } from 'node:path';
import type { BlobPlace, Blobs } from './blobs.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import type { S3Place } from './s3-blobs.ts';

/** Documents on the local disk, or in a shared bucket. */
export async function openBlobs(
	{ dataDir, s3 }: { dataDir: string; s3: S3Place | null },
	place: BlobPlace,
): Promise<Blobs> {
	if (!s3) return createDiskBlobs(join(dataDir, 'documents'));
	// Imported on demand: the SDK takes a third of a second to load.
	const { createS3Blobs } = await import('./s3-blobs.ts');
	return createS3Blobs(s3, place);
}
