import { codeOf } from '../../domain/thrown.ts';

/** The file store cannot be used at present. Its message is for the operator and contains no secret. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';
}

const unusable: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** Whether a file or folder of this machine cannot be used: no permission, or no space. */
export const isUnusableFile = (error: unknown): boolean => unusable.has(codeOf(error) ?? '');

/** Whether a disk of this machine, or the program's quota on it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');
