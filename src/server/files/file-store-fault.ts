import { codeOf } from '../../domain/thrown.ts';

/** The store of files cannot be used, or not now. Its message is for the operator and names no secret. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';
}

const unusable: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** Whether a file or folder of this machine cannot be used as it is: no right to it, or no room. */
export const isUnusableFile = (error: unknown): boolean => unusable.has(codeOf(error) ?? '');

/** Whether a disk of this machine, or what may be used of it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');
