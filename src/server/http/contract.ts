import {
  type Fault,
  operationList,
  type RequestParts,
  validateAnswer,
  validateRequest,
} from '../../contract/validate.ts';

export type Access = 'public' | 'session' | 'unrestricted';

/** One call of the contract. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the contract writes it: `/api/forgotpassword/{token}/question`. */
  readonly path: string;
  /** Who may call it. */
  readonly access: Access;
  /** Whether it names the header Idempotency-Key. */
  readonly takesKey: boolean;
}

/** The contract as the service uses it. */
export interface Contract {
  readonly operations: readonly ContractOperation[];
  /** Judges a request without changing it; an empty list is fine. */
  readonly validateRequest: (operationId: string, parts: RequestParts) => readonly Fault[];
  /** Judges an answer; a body the contract does not show for its status is a fault. */
  readonly validateAnswer: (operationId: string, status: number, body: unknown) => readonly Fault[];
}

/** The contract of openapi.yaml, with its compiled validators. */
export const contract: Contract = { operations: operationList, validateRequest, validateAnswer };
