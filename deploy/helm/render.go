// Renders a chart with the engine that Helm renders with: text/template and sprig. It reads
// {"folder", "values", "release", "chart"} as JSON and writes what each template became as JSON. For the test of the chart only.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

type job struct {
	Folder  string                 `json:"folder"`
	Values  map[string]interface{} `json:"values"`
	Release map[string]interface{} `json:"release"`
	Chart   map[string]interface{} `json:"chart"`
}

func toYaml(value interface{}) (string, error) {
	text, err := yaml.Marshal(value)
	return strings.TrimSuffix(string(text), "\n"), err
}

func fromYaml(text string) (map[string]interface{}, error) {
	value := map[string]interface{}{}
	err := yaml.Unmarshal([]byte(text), &value)
	return value, err
}

func required(problem string, value interface{}) (interface{}, error) {
	if value == nil || value == "" {
		return nil, errors.New(problem)
	}
	return value, nil
}

func functions(all *template.Template) template.FuncMap {
	known := sprig.TxtFuncMap()
	// Helm takes these away.
	delete(known, "env")
	delete(known, "expandenv")
	known["toYaml"], known["fromYaml"], known["required"] = toYaml, fromYaml, required
	known["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	known["tpl"] = func(text string, data interface{}) (string, error) {
		one, err := template.Must(all.Clone()).New("tpl").Parse(text)
		if err != nil {
			return "", err
		}
		var out bytes.Buffer
		err = one.Execute(&out, data)
		return out.String(), err
	}
	return known
}

func render(one job) (map[string]string, error) {
	all := template.New("chart").Option("missingkey=zero")
	all.Funcs(functions(all))
	files, err := filepath.Glob(filepath.Join(one.Folder, "templates", "*"))
	if err != nil {
		return nil, err
	}
	base := "ledgerscope/templates"
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if _, err := all.New(base + "/" + filepath.Base(file)).Parse(string(text)); err != nil {
			return nil, err
		}
	}
	rendered := map[string]string{}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") {
			continue
		}
		data := map[string]interface{}{
			"Values": one.Values, "Release": one.Release, "Chart": one.Chart,
			"Capabilities": map[string]interface{}{"KubeVersion": map[string]string{"Version": "v1.27.0", "Major": "1", "Minor": "27"}},
			"Template":     map[string]string{"BasePath": base, "Name": base + "/" + name},
		}
		var out bytes.Buffer
		if err := all.ExecuteTemplate(&out, base+"/"+name, data); err != nil {
			return nil, err
		}
		rendered[name] = out.String()
	}
	return rendered, nil
}

func main() {
	var jobs []job
	if err := json.NewDecoder(os.Stdin).Decode(&jobs); err != nil {
		panic(err)
	}
	answers := make([]map[string]interface{}, len(jobs))
	for place, one := range jobs {
		files, err := render(one)
		answers[place] = map[string]interface{}{"files": files}
		if err != nil {
			answers[place] = map[string]interface{}{"problem": err.Error()}
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		panic(err)
	}
}
