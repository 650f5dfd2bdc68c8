import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { CodeFailure, forgetFailures } from '../browser/late.ts';
import { takeUpPage } from '../browser/prepared-page.ts';
import { PlainMessage } from './plain-message.tsx';

const Place = styled('div')({ maxWidth: '64ch', padding: '24px 0' });

type Props = {
  readonly children: ReactNode;
  /** A new value makes the page render again. */
  readonly place?: string;
  /** Shown instead of a report, for a part that the page can do without. */
  readonly instead?: ReactNode;
};
type State = { readonly error: unknown; readonly hasFailed: boolean; readonly place: string | undefined };

/** Catches errors thrown while rendering a page, and reports them in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.place === state.place) return null;
    return { error: null, hasFailed: false, place: props.place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed while drawing:', error, info.componentStack);
    forgetFailures();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    const { error } = this.state;
    if (!(error instanceof CodeFailure))
      return (
        <Failure
          title="This page could not be shown"
          text="An error has occurred – please try again later. Nothing you saved is lost."
        />
      );
    return error.canRetry ? (
      <Failure
        title="This page did not load"
        text="The connection broke before all of it had arrived."
        onRetry={() => this.setState({ error: null, hasFailed: false })}
      />
    ) : (
      <Failure
        title="This page did not load"
        text="Either the connection broke or a new version of Daylight has been released since you opened it. Loading the page again helps in both cases."
      />
    );
  }
}

type FailureProps = { readonly title: string; readonly text: string; readonly onRetry?: () => void };

function Failure({ title, text, onRetry }: FailureProps) {
  // What was done early was for a page that is not there; until it is taken up, no press would arrive here either.
  useEffect(takeUpPage, []);
  return (
    <Place role="alert">
      <PlainMessage title={title} level="h2">
        {text}
      </PlainMessage>
      <Button variant="contained" onClick={onRetry ?? (() => window.location.reload())}>
        {onRetry ? 'Try again' : 'Load the page again'}
      </Button>
    </Place>
  );
}
