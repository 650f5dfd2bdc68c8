import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Config } from '../config/config.ts';
import type { BeginSpan } from './request-scope.ts';

/** Traces of requests, sent to a collector. */
export type Tracing = {
  readonly begin: BeginSpan;
  /** Sends the spans that are still buffered. */
  readonly stop: () => Promise<void>;
};

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'failed');

async function exporterOf({ url, protocol }: NonNullable<Config['tracing']>) {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url: url.href });
}

/**
 * Starts tracing. Sampling, batching, the collector's headers and the service's name are set by OpenTelemetry's own
 * variables, which its packages read.
 */
export async function startTracing(asked: NonNullable<Config['tracing']>): Promise<Tracing> {
  const propagator = new W3CTraceContextPropagator();
  const provider = new BasicTracerProvider({
    // Only what the operator sets: nothing about the machine, the process or its arguments.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'daylight' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(await exporterOf(asked))],
  });
  const tracer = provider.getTracer('daylight');
  return {
    begin: (request) => {
      const { method, routeOptions, id } = request;
      const from = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const route = routeOptions.url ?? 'other';
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'daylight.operation': routeOptions.config.operationId ?? 'other',
        'daylight.request.id': id,
      };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
      const context = trace.setSpan(from, span);
      const headers: Record<string, string> = {};
      propagator.inject(context, headers, defaultTextMapSetter);
      return {
        headers,
        begin: (name, { kind, attributes: about }) => {
          const step = tracer.startSpan(
            name,
            { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: about },
            context,
          );
          return (fault) => {
            // The text of an error may contain values; its name is enough.
            if (fault) step.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(fault) });
            step.end();
          };
        },
        end: (status) => {
          if (!span.isRecording()) return;
          if (status !== null) span.setAttribute('http.response.status_code', status);
          if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}
