/** Reads something through modules of the tests; empty in an installation without them or without their packages. */
export async function ofTests<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return [];
    throw error;
  }
}
