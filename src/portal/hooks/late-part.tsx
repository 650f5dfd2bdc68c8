import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/**
 * Lets parts that failed to load be loaded anew when they are next rendered. Called once the failure is on the screen:
 * before that React renders them again by itself, which would load them for ever.
 */
export function forgetFailures(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A component whose code is loaded when it is first rendered. React's own would remember a failure for good. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fresh = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          failed.add(() => {
            Part = fresh();
          });
          throw error;
        },
      ),
    );
  let Part = fresh();
  return (props) => <Part {...props} />;
}
