/** Why something cannot be published, in lines for the operator. */
export class PublishRefusal extends Error {
  override readonly name = 'PublishRefusal';
  readonly faults: readonly string[];
  constructor(message: string, faults: readonly string[] = []) {
    super(message);
    this.faults = faults;
  }
}
