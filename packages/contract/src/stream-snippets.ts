import { inShell, type Snippet, type SnippetLanguage } from './snippet.ts';

const curl: Snippet = (_quotedUrl, _quotedKey, url, key) =>
  `curl --no-buffer --fail-with-body ${inShell(url)} \\\n  --header ${inShell(`X-API-KEY: ${key}`)}\n`;

const java: Snippet = (url, key) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.stream.Stream;

public class Main {
    public static void main(String[] args) throws Exception {
        HttpRequest request = HttpRequest.newBuilder()
            .uri(URI.create(${url}))
            .header("X-API-KEY", ${key})
            .build();
        HttpResponse<Stream<String>> response =
            HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofLines());
        if (response.statusCode() != 200) System.out.println(response.statusCode());
        response.body()
            .filter(line -> response.statusCode() != 200 || line.startsWith("data: "))
            .forEach(line -> System.out.println(line.replaceFirst("^data: ", "")));
    }
}
`;

const javascript: Snippet = (url, key) => `async function main() {
  const response = await fetch(${url}, {
    headers: { 'X-API-KEY': ${key} },
  });
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
  let rest = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith('data: ')) console.log(JSON.parse(line.slice(6)));
    }
  }
}

main();
`;

const go: Snippet = (url, key) => `package main

import (
	"bufio"
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
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
	if response.StatusCode != http.StatusOK {
		body, _ := io.ReadAll(response.Body)
		log.Fatal(response.Status, " ", string(body))
	}
	lines := bufio.NewReader(response.Body)
	for {
		line, err := lines.ReadString('\\n')
		if strings.HasPrefix(line, "data: ") {
			fmt.Print(strings.TrimPrefix(line, "data: "))
		}
		if err == io.EOF {
			return
		}
		if err != nil {
			log.Fatal(err)
		}
	}
}
`;

const swift: Snippet = (url, key) => `import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

class Reader: NSObject, URLSessionDataDelegate {
    let done = DispatchSemaphore(value: 0)

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        print(String(decoding: data, as: UTF8.self), terminator: "")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        if let error = error { print(error) }
        done.signal()
    }
}

let reader = Reader()
let session = URLSession(configuration: .default, delegate: reader, delegateQueue: nil)
var request = URLRequest(url: URL(string: ${url})!)
request.setValue(${key}, forHTTPHeaderField: "X-API-KEY")
request.timeoutInterval = 86_400
session.dataTask(with: request).resume()
reader.done.wait()
`;

const python: Snippet = (url, key) => `import json
import sys
import urllib.error
import urllib.request

request = urllib.request.Request(${url}, headers={"X-API-KEY": ${key}})
try:
    with urllib.request.urlopen(request) as response:
        for line in response:
            if line.startswith(b"data: "):
                print(json.dumps(json.loads(line[6:]), indent=2), flush=True)
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code}: {error.read().decode()}")
`;

/** Programs that read a live stream: each event as it comes. */
export const STREAM_SNIPPETS: Readonly<Record<SnippetLanguage, Snippet>> = {
  cURL: curl,
  Java: java,
  JS: javascript,
  Go: go,
  Swift: swift,
  Python: python,
};
