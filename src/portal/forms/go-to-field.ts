/** Focuses a field of a form: the control with that name, or the part of the page with that id. */
export function goToField(form: HTMLFormElement | null | undefined, name: string): void {
  const control = form?.elements.namedItem(name);
  const target = control instanceof HTMLElement ? control : form?.querySelector(`#${CSS.escape(name)}`);
  if (target instanceof HTMLElement) target.focus();
}
