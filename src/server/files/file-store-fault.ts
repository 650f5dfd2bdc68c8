/** The store of files cannot be used, or not now. Its message is for the operator and names no secret. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault';
}
