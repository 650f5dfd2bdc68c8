/** A fault of the database's folder, programs or address that the operator can mend; its message is for the operator. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}
