import { inShell, type Snippet, type SnippetLanguage } from './snippet.ts';
import { STREAM_SNIPPETS } from './stream-snippets.ts';

export { SNIPPET_LANGUAGES, type SnippetLanguage } from './snippet.ts';

/** What is in a snippet in place of a key. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** A complete program that makes a call of the public API. @param url with scheme and host */
export function snippetOf(language: SnippetLanguage, url: string, key: string = KEY_PLACEHOLDER): string {
  const snippets = isStreamUrl(url) ? STREAM_SNIPPETS : SNIPPETS;
  return snippets[language](JSON.stringify(url), JSON.stringify(key), url, key);
}

/** The shortest way to make a call: one line for a shell. @param url with scheme and host */
export function curlLine(url: string, key: string = KEY_PLACEHOLDER): string {
  const options = isStreamUrl(url) ? '--no-buffer ' : '';
  return `curl ${options}-H ${inShell(`x-api-key: ${key}`)} ${inShell(url)}`;
}

/** Whether a call of this URL answers by events that are sent as they happen. */
export function isStreamUrl(url: string): boolean {
  return /\/api\/stream\/\w+(?:\?|$)/.test(url);
}

const curl: Snippet = (_quotedUrl, _quotedKey, url, key) =>
  `curl --fail-with-body ${inShell(url)} \\\n  --header ${inShell(`X-API-KEY: ${key}`)}\n`;

const java: Snippet = (url, key) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Main {
    public static void main(String[] args) throws Exception {
        HttpRequest request = HttpRequest.newBuilder()
            .uri(URI.create(${url}))
            .header("X-API-KEY", ${key})
            .build();
        HttpResponse<String> response =
            HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
    }
}
`;

const javascript: Snippet = (url, key) => `async function main() {
  const response = await fetch(${url}, {
    headers: { 'X-API-KEY': ${key} },
  });
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
  const { data, size } = await response.json();
  console.log(\`\${size} objects\`, data);
}

main();
`;

const go: Snippet = (url, key) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
)

func main() {
	request, err := http.NewRequest("GET", ${url}, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("X-API-KEY", ${key})
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status)
	fmt.Println(string(body))
}
`;

const swift: Snippet = (url, key) => `import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: ${url})!)
request.setValue(${key}, forHTTPHeaderField: "X-API-KEY")
let done = DispatchSemaphore(value: 0)
let task = URLSession.shared.dataTask(with: request) { data, _, error in
    if let error = error { print(error) }
    if let data = data { print(String(decoding: data, as: UTF8.self)) }
    done.signal()
}
task.resume()
done.wait()
`;

const python: Snippet = (url, key) => `import json
import sys
import urllib.error
import urllib.request

request = urllib.request.Request(${url}, headers={"X-API-KEY": ${key}})
try:
    with urllib.request.urlopen(request) as response:
        reply = json.load(response)
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code}: {error.read().decode()}")
print(reply["size"], "objects")
print(json.dumps(reply["data"], indent=2))
`;

const SNIPPETS: Readonly<Record<SnippetLanguage, Snippet>> = {
  cURL: curl,
  Java: java,
  JS: javascript,
  Go: go,
  Swift: swift,
  Python: python,
};
