import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * By whom a request is counted: the address of the connection, or what a trusted proxy says it is. IPv6 clients hold whole
 * networks of 64 bits and count as one.
 */
export function clientAddress({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}
