import { join } from 'node:path';
import type { BlobPlace, Blobs } from './blobs.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import type { S3Place } from './s3-blobs.ts';

/** Documents on the disk of this machine, or in a bucket that machines share. */
export async function openBlobs(
	{ dataDir, s3 }: { dataDir: string; s3: S3Place | null },
	place: BlobPlace,
): Promise<Blobs> {
	if (!s3) return createDiskBlobs(join(dataDir, 'documents'));
	// Loaded when it is needed: the SDK takes a third of a second to start.
	const { createS3Blobs } = await import('./s3-blobs.ts');
	return createS3Blobs(s3, place);
}
