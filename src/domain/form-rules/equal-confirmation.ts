/** A 5: the confirmation must equal the new password, letter for letter. */
export function equalTo(value: string, [other]: readonly (string | undefined)[]): boolean {
  return value === (other ?? '');
}
